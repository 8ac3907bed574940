import { verifyCommand } from '../safety/verify/verifyCommand.ts'

await verifyCommand(process.argv.slice(2), process.env)
