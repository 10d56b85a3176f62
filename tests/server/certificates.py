"""Certificates for tests: an authority of one's own, and what it has signed."""

from __future__ import annotations

import datetime
import ssl
from dataclasses import dataclass
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat


@dataclass(frozen=True)
class Authority:
    folder: Path
    certificate: x509.Certificate
    key: ec.EllipticCurvePrivateKey

    def client(self) -> ssl.SSLContext:
        """Trusts this authority and no other."""
        data = self.certificate.public_bytes(Encoding.PEM).decode()
        return ssl.create_default_context(cadata=data)

    def server(self, name: str) -> ssl.SSLContext:
        """Of the server with this name."""
        key = ec.generate_private_key(ec.SECP256R1())
        certificate = _certificate(name, key, self.certificate.subject, self.key)
        file = self.folder / f"{name}.pem"
        form = (Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
        file.write_bytes(certificate.public_bytes(Encoding.PEM) + key.private_bytes(*form))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        return context


def authority(folder: Path) -> Authority:
    key = ec.generate_private_key(ec.SECP256R1())
    return Authority(folder, _certificate("Tests", key, None, key), key)


def _certificate(
    name: str,
    key: ec.EllipticCurvePrivateKey,
    issuer: x509.Name | None,
    signer: ec.EllipticCurvePrivateKey,
) -> x509.Certificate:
    """Without an issuer, of an authority."""
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.datetime.now(datetime.UTC)
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer or subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.BasicConstraints(ca=issuer is None, path_length=None), critical=True)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(signer, SHA256())
    )
