// npm run build:kit: the kit as a package, in dist-kit/.
import { join } from 'node:path'
import { entrySizes, sizeTable } from './kit/sizes.ts'
import { writeKit } from './kit/write.ts'

const outDir = join(import.meta.dirname, '..', 'dist-kit')

await writeKit(outDir)
console.log(sizeTable(await entrySizes(outDir)))
