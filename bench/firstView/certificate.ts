import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A self-signed certificate for this machine. */
export type Certificate = {
  keyFile: string
  certFile: string
  /** Hash of its key, by which a browser can trust it; a browser that only ignores errors does not cache. */
  spki: string
  /** Folder of both files. */
  folder: string
}

const OPENSSL = 'openssl'

const question = [
  ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'],
  ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'],
].flat()

/** Makes a certificate in a temporary folder; throws without the OpenSSL program. */
export function makeCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'))
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  try {
    execFileSync(OPENSSL, [...question, '-keyout', keyFile, '-out', certFile], { stdio: 'pipe' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error(`the bench needs the program ${OPENSSL} for HTTP/2, and finds none`)
  }
  const { publicKey } = new X509Certificate(readFileSync(certFile))
  const der = publicKey.export({ type: 'spki', format: 'der' })
  return { keyFile, certFile, folder, spki: createHash('sha256').update(der).digest('base64') }
}
