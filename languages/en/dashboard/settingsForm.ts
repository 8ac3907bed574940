import { sentences } from '../grammar.ts'

export const texts = sentences({
  keepDeletedOff: 'What is deleted is gone for good at once.',
  keepDeletedOn:
    'Visitors no longer see what is deleted. It can be put back on this dashboard for 30 days; then it is gone for good.',
  stillThere: (count: number) =>
    count === 1
      ? 'One thing that was deleted before stays until its 30 days are over.'
      : `${count} things that were deleted before stay until their 30 days are over.`,
  toDeleted: 'Recently deleted',
  saveFailed: { title: 'Update failed', description: 'Failed to update settings.' },
})
