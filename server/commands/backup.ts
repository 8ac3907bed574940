import { backup } from '../safety/backup/backupCommand.ts'

/** `npm run backup`: see server/safety/backup/backupCommand.ts. */
await backup(process.argv.slice(2), process.env)
