import { backup } from '../safety/backup/backup.ts'

/** The program of `npm run backup`. */
await backup(process.argv.slice(2), process.env)
