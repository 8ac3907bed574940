import { restore } from '../safety/backup/restore.ts'

/** The program of `npm run restore`. */
await restore(process.argv.slice(2), process.env)
