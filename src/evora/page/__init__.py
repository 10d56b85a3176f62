"""The built page as files: in a language, as an app on a home screen, as a site of files."""
