import { sentences } from '../grammar.ts'

export const texts = sentences({
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
  },
})
export const conflictTexts = texts.conflict
