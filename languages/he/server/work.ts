import type { texts as en } from '../../en/server/work.ts'
import { sentences } from '../grammar.ts'

export const texts = sentences<typeof en>({
  serverStopped: 'העבודה הופסקה כמה פעמים. צריך להתחיל שוב.',
  unexpected: 'משהו השתבש. צריך להתחיל שוב.',
})
