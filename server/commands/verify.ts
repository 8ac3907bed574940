import { verifyCommand } from '../safety/verify/verifyCommand.ts'

/** `npm run verify`: see server/safety/verify/verifyCommand.ts. */
await verifyCommand(process.argv.slice(2), process.env)
