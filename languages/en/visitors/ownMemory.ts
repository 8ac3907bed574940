import { sentences } from '../grammar.ts'

/** The sentences at the private link of a memory. */
export const texts = sentences({
  heading: 'Your Memory',
  loading: 'Loading your memory...',
  missing:
    'There is no memory at this link. It may have been withdrawn, a newer link may have taken its place, or the end of the link is missing.',
  unseen: 'Visitors do not see this memory at the moment.',
  photos: 'Photographs of this memory',
  save: 'Save Changes',
  saved: { title: 'Update successful', description: 'Your memory has been changed.' },
  saveFailed: { title: 'Update failed', description: 'Failed to update memory.' },
  withdraw: 'Withdraw Memory',
  withdrawQuestion: {
    title: 'Withdraw this memory?',
    description: 'Its words and photographs are deleted permanently.',
    confirm: 'Withdraw Memory',
    cancel: 'Keep it',
  },
  /** in place of the description, if a memory has a photograph that is the family's */
  photographStays:
    'Its words and your own photographs are deleted permanently. The photograph from the gallery stays.',
  withdrawn: { title: 'Memory withdrawn', description: 'It is no longer on this page.' },
  withdrawFailed: { title: 'Delete failed', description: 'Failed to delete memory.' },
  leave: 'Back to all memories',
  wroteHere: 'You wrote on this phone.',
  wroteHereThis: (beginning: string) => `You wrote on this phone: “${beginning}”`,
  change: 'Change your memory',
})
