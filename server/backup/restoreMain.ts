import { restore } from './restore.ts'

/** The program of `npm run restore`. */
await restore(process.argv.slice(2), process.env)
