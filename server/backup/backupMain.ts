import { backup } from './backup.ts'

/** The program of `npm run backup`. */
await backup(process.argv.slice(2), process.env)
