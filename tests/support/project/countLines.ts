import { filesUnder, read } from './projectFiles.ts'

/** Counts the lines of the product by part, with the English sentences and without their translations. */
export function countLines(): Record<string, number> {
  const files = filesUnder('{contract,domain,languages,scripts,server,web}/**/*.{ts,tsx,mjs,css,typ}')
  const counts: Record<string, number> = {}
  for (const file of files.sort().filter((file) => !/^languages\/(?!en\/)..\//.test(file)))
    counts[findPart(file)] = (counts[findPart(file)] ?? 0) + read(file).split('\n').length - 1
  return counts
}

/** Returns the folder of the server or of the web, or the one at the top. All stylesheets are one part. */
const findPart = (file: string): string =>
  file.endsWith('.css') ? 'styles' : (/^(?:(?:languages|server|web)\/\w+(?=\/)|\w+)/.exec(file)?.[0] ?? file)

if (import.meta.main)
  for (const [part, lines] of Object.entries(countLines())) {
    // a hundredth above the lines, so that a small change passes
    const budget = (Math.ceil((lines * 1.01) / 10) * 10).toLocaleString('en-US').replace(',', '_')
    console.info(`  ${/\W/.test(part) ? `'${part}'` : part}: ${budget},`)
  }
