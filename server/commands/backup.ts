import { backup } from '../safety/backup/backup.ts'

/** `npm run backup`: see server/safety/backup/backup.ts. */
await backup(process.argv.slice(2), process.env)
