import { texts } from '../../../../languages/en/dashboard/keepers.ts'

export const describeRole = ({ isAdmin }: { isAdmin: boolean }) =>
  isAdmin ? texts.administrator : texts.helper
