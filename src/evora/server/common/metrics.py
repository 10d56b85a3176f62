"""What the server measures of itself, for Prometheus. No label holds anything about a person."""

from __future__ import annotations

import math

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
_SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)


class Metrics:
    """One for each server: several can live in one process, as in tests."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        r = self.registry
        self.requests = Counter(
            "evora_http_requests", "Answers over HTTP", ["method", "route", "status"], registry=r
        )
        self.request_seconds = Histogram(
            "evora_http_seconds", "Time to answer over HTTP", buckets=_FAST, registry=r
        )
        self.slow_requests = Counter(
            "evora_slow_requests", "Requests slower than --slow-request", ["route"], registry=r
        )
        self.loop_lag = Histogram(
            "evora_loop_lag_seconds", "How late the event loop was", buckets=_FAST, registry=r
        )
        self.commands = Counter(
            "evora_commands",
            "Commands by kind and outcome: applied, repeated, or the code of the refusal",
            ["kind", "outcome"],
            registry=r,
        )
        self.commit_seconds = Histogram(
            "evora_commit_seconds", "From a decision to its commit", buckets=_FAST, registry=r
        )
        self.tell_seconds = Histogram(
            "evora_tell_seconds",
            "From the arrival of a command to its events in every watcher's queue",
            buckets=_FAST,
            registry=r,
        )
        self.sockets = Gauge("evora_sockets", "Open sockets", registry=r)
        self.dropped = Counter(
            "evora_sockets_dropped", "Sockets closed by the server", ["reason"], registry=r
        )
        self.messages = Counter("evora_socket_messages", "Messages", ["direction"], registry=r)
        self.bot_streams = Gauge("evora_bot_streams", "Open streams of bots", registry=r)
        self.live_games = Gauge("evora_live_games", "Games held in memory", registry=r)
        self.engine_queue = Gauge("evora_engine_queue", "Engine turns that wait", registry=r)
        self.engine_seconds = Histogram(
            "evora_engine_seconds", "Time an engine thought", ["level"], buckets=_SLOW, registry=r
        )
        self.engine_failures = Counter(
            "evora_engine_failures", "Engine turns that failed", ["reason"], registry=r
        )
        self.reviews = Counter(
            "evora_reviews",
            "Reviews of games by outcome: first, deeper, or failed",
            ["outcome"],
            registry=r,
        )
        self.reviews_waiting = Gauge(
            "evora_reviews_waiting", "Reviews that wait to be computed", registry=r
        )
        self.open_reports = Gauge(
            "evora_reports_open", "Reports of players that wait for the host", registry=r
        )
        self.deliveries = Counter(
            "evora_deliveries",
            "Notices by way and outcome: sent, later, dropped, given_up, gone, or refused",
            ["way", "outcome"],
            registry=r,
        )
        self.deliveries_waiting = Gauge(
            "evora_deliveries_waiting", "Notices that are to be sent", registry=r
        )
        self.letters = Counter(
            "evora_letters",
            "Letters by outcome: sent, later, gone, refused; unreachable: the mail server is away",
            ["outcome"],
            registry=r,
        )
        self.errors = Counter(
            "evora_errors", "Unexpected errors: each is in the log", ["where"], registry=r
        )
        self.unavailable = Counter(
            "evora_storage_unavailable", "Times the database could not be used", registry=r
        )
        self.backups = Counter(
            "evora_backups", "Backups on the schedule: made, failed", ["outcome"], registry=r
        )
        self.backup_seconds = Gauge(
            "evora_backup_seconds", "What the last backup and its check took", registry=r
        )
        self.backup_age = Gauge(
            "evora_backup_age_seconds",
            "Since the last backup that passed its check; NaN: none are made",
            registry=r,
        )
        self.backup_age.set(math.nan)

    def text(self) -> bytes:
        return generate_latest(self.registry)
