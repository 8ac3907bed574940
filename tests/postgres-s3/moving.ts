import { startCommand } from '../support/command.ts'

/** What `npm run move -- --to …` runs. */
export const startMove = (to: string, env: Record<string, string>) =>
  startCommand('move/main', ['--to', to], env)
