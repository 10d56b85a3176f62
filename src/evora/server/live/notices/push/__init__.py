"""Notices by Web Push (RFC 8030): to browsers, through the push services of their makers."""
