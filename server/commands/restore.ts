import { restore } from '../safety/restore/restoreCommand.ts'

/** `npm run restore`: see server/safety/restore/restoreCommand.ts. */
await restore(process.argv.slice(2), process.env)
