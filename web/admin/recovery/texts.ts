import { inLanguage } from '../../../domain/language.ts'

const en = {
  session: {
    title: 'Admin Login',
    description: 'You are no longer signed in. Please sign in again: nothing you typed is lost.',
  },
  conflict: {
    title: 'Somebody changed this in the meantime',
    description: 'Both are here, so that nothing is lost. Which one do you want to keep?',
    of: (name: string) => `“${name}”: both are here, so that nothing is lost. Which one do you want to keep?`,
    mine: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    empty: 'empty',
    items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    yes: 'Yes',
    no: 'No',
    choices: {
      audience: {
        everyone: 'Everyone',
        link: 'Everyone who has the link',
        password: 'Everyone who knows the family’s password',
      },
    } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  },
}

export const texts = inLanguage({ en })
export const conflictTexts = texts.conflict
