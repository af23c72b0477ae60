/** The commands of a release; those of a clone build and test it. */
export const RELEASED_SCRIPTS = {
  start: 'node scripts/start.mjs',
  doctor: 'node scripts/doctor.mjs',
  backup: 'node scripts/backup.mjs backup',
  restore: 'node scripts/backup.mjs restore',
  move: 'node scripts/backup.mjs move',
}

/** The page that an operator opens first: the one of the repository tells of rooms and tests that a release has not. */
export const readme = (version: string): string => `# Azahar ${version}

A release: the built server, without its packages. You need Node.js 20.19, 22.12, 24 or newer and npm.

\`\`\`sh
sha256sum --quiet --check SHA256SUMS
npm ci --omit=dev
DATA_DIR=/var/lib/azahar npm start
\`\`\`

[docs/operating.md](docs/operating.md) is the manual: how it is configured, watched, backed up and moved. [docs/upgrading.md](docs/upgrading.md) says what a newer version does, [CHANGELOG.md](CHANGELOG.md) what is new.

| command | what it does |
|---|---|
| \`npm start\` | serves, with the PostgreSQL that comes with it or the one of \`DATABASE_URL\` |
| \`npm run doctor\` | looks at what the installation stands on, and says what is wrong |
| \`npm run backup -- FILE\` | writes a backup while the server runs; \`--check FILE\` reads one whole |
| \`npm run restore -- FILE\` | restores a backup, or one wedding of it |
| \`npm run move -- FILE\` | moves to another database, another store, or both |

\`ops/\` has a unit of systemd, the recipe of a container, a Caddyfile, alerts and a dashboard; \`sbom.cdx.json\` and \`LICENCES.txt\` name the packages.
`
