import { inLanguage } from '../../../domain/language.ts'

const en = {
  subject: 'The memorial needs your help',
  faults: (count: number) =>
    count === 1 ? 'One file is damaged or missing.' : `${count} files are damaged or missing.`,
  backupOverdue: (day: string | undefined) => `The last backup of the memorial is too old: ${day}.`,
  whatToDo: 'The dashboard says what to do.',
  onDashboard: 'You will find it on the dashboard.',
}

export const texts = inLanguage({ en })
