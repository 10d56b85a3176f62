"""What a package is made with, beside the build backend."""
