import type { ReleasedPackage } from './production-packages.ts'

/** The identifier of a package by its registry, as CycloneDX and the databases of vulnerabilities write it. */
export const purlOf = ({ name, version }: Pick<ReleasedPackage, 'name' | 'version'>): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`

/**
 * The bill of materials in CycloneDX 1.6, without a serial number, which would be another each time. `npm sbom` leaves
 * out packages that both the server and the tools of development need.
 */
export const billOfMaterials = (version: string, packages: readonly ReleasedPackage[], builtAt: Date) => ({
  bomFormat: 'CycloneDX',
  specVersion: '1.6',
  version: 1,
  metadata: {
    timestamp: builtAt.toISOString(),
    component: { type: 'application', 'bom-ref': 'azahar', name: 'azahar', version },
  },
  components: packages.map((each) => ({
    type: 'library',
    'bom-ref': each.path,
    name: each.name,
    version: each.version,
    scope: each.isOptional ? 'optional' : 'required',
    purl: purlOf(each),
    licenses: [{ expression: each.licence }],
    ...(each.integrity && { hashes: [{ alg: 'SHA-512', content: hexOf(each.integrity) }] }),
  })),
})

const hexOf = (integrity: string) => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex')
