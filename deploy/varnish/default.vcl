# Cache between the proxy that ends TLS (nginx/site.conf.template) and the instances. Started with
#   -p http_gzip_support=off
# since Varnish would otherwise ask for gzip alone, and visitors would never get the smaller brotli.
vcl 4.1;

import directors;
import std;

probe turns {
  .url = "/healthz";
  .interval = 2s;
  .timeout = 1s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend site1 {
  .host = "site-1";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .between_bytes_timeout = 10s;
  .probe = turns;
}

backend site2 {
  .host = "site-2";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .between_bytes_timeout = 10s;
  .probe = turns;
}

backend site3 {
  .host = "site-3";
  .port = "3000";
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .between_bytes_timeout = 10s;
  .probe = turns;
}

# Who may ban.
acl inside {
  "127.0.0.0"/8;
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
  "::1";
  "fc00::"/7;
}

sub vcl_init {
  new site = directors.round_robin();
  site.add_backend(site1);
  site.add_backend(site2);
  site.add_backend(site3);
}

# `Surrogate-Key: games seo:12` drops whatever carries one of these. Only obj.* is looked at, so that the ban lurker can
# work the list off by itself.
sub ban_keys {
  # The proxy in front writes X-Forwarded-Host: whoever comes through it is a stranger.
  if (client.ip !~ inside || req.http.X-Forwarded-Host) {
    return (synth(405));
  }
  if (req.http.Surrogate-Key !~ "^[\w:./%-]+( [\w:./%-]+)*$") {
    return (synth(400));
  }
  if (!std.ban("obj.http.Surrogate-Key ~ (^|\s)(" +
      regsuball(regsuball(req.http.Surrogate-Key, "[.]", "[.]"), " ", "|") + ")(\s|$)")) {
    std.log("ban: " + std.ban_error());
    return (synth(400));
  }
  return (synth(200));
}

sub vcl_recv {
  set req.backend_hint = site.backend();

  # The proxy has written exactly one address. Varnish adds the proxy's, which TRUST_PROXY=1 would take for the visitor's.
  if (req.http.X-Forwarded-For) {
    set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",.*$", "");
  }

  if (req.method == "BAN") {
    call ban_keys;
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Previews are drawn for whoever asks; credentials (CTX-02) are no part of a key.
  if (req.url ~ "^/preview(?:[/.?]|$)" || req.url ~ "[?&](?:status=Draft|username|token)(?:[=&]|$)") {
    return (pass);
  }

  # Public pages are drawn for nobody, and no public call reads a cookie: none of them makes an answer another.
  unset req.http.Cookie;

  # Three forms of a page, and no more, whatever browsers write.
  if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  # As the pages' stale-while-revalidate says; while no instance answers, for as long as an answer is held.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 300s;
  }
}

# What advertisers hang on an address makes no other page. The site is asked with it all the same: a redirect takes the
# query of its visitor along, and none is kept.
sub vcl_hash {
  hash_data(regsub(regsuball(req.url,
    "(?<=[?&])(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|igshid|mc_[ce]id|_ga)(?:=[^&]*)?(?:&|$)",
    ""), "[?&]$", ""));
  hash_data(req.http.Host);
  return (lookup);
}

sub vcl_backend_response {
  # An instance that has too much to do; another may not.
  if (beresp.status == 503 && (bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) {
    return (retry);
  }
  # What is held is better than an error.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  # Only what says so is kept.
  if (!beresp.http.Cache-Control) {
    set beresp.ttl = 0s;
  }
  # Held this long for the time when no instance answers; vcl_recv says how much of it counts before.
  if (beresp.ttl > 0s && beresp.http.Cache-Control ~ "stale-while-revalidate") {
    set beresp.grace = 24h;
  }
}

sub vcl_backend_error {
  if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) {
    return (retry);
  }
  set beresp.status = 503;
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Retry-After = "2";
  set beresp.http.X-Content-Type-Options = "nosniff";
  set beresp.body = {"Revino peste câteva secunde.
"};
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.Surrogate-Key;
  # A held answer would name the request that fetched it.
  if (req.http.X-Request-Id) {
    set resp.http.X-Request-Id = req.http.X-Request-Id;
  } else if (obj.hits > 0) {
    unset resp.http.X-Request-Id;
  }
}

sub vcl_synth {
  set resp.http.Cache-Control = "no-store";
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.X-Content-Type-Options = "nosniff";
  set resp.body = "" + resp.status + {"
"};
  return (deliver);
}
