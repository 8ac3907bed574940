import { filesUnder, read } from './projectFiles.ts'

/** Counts the lines of the product by room, with the English sentences and without their translations. */
export function countLines(): Record<string, number> {
  const files = filesUnder('{contract,domain,languages,scripts,server,web}/**/*.{ts,tsx,mjs,css,typ}')
  const counts: Record<string, number> = {}
  for (const file of files.sort().filter((file) => !/^languages\/(?!en\/)..\//.test(file)))
    counts[findRoom(file)] = (counts[findRoom(file)] ?? 0) + read(file).split('\n').length - 1
  return counts
}

/** Returns the folder of the server or of the web, or the one at the top. All stylesheets are one room. */
const findRoom = (file: string): string =>
  file.endsWith('.css') ? 'styles' : (/^(?:(?:languages|server|web)\/\w+(?=\/)|\w+)/.exec(file)?.[0] ?? file)

/** A budget for these lines: a hundredth above them, so that a small change passes. */
export const proposeBudget = (lines: number): number => Math.ceil((lines * 1.01) / 10) * 10

// prints the table for tests/budgets.ts
if (import.meta.main)
  for (const [room, lines] of Object.entries(countLines()))
    console.info(`  ${/\W/.test(room) ? `'${room}'` : room}: ${proposeBudget(lines)},`)
