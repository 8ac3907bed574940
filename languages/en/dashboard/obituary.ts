import { sentences } from '../grammar.ts'

export const texts = sentences({
  title: 'Obituary Management',
  sections: 'Obituary',
  edit: 'Edit',
  preview: 'Preview',
  loading: 'Loading obituary...',
  failed: 'The obituary cannot be shown right now. What you typed here is not lost.',
  imagePath: 'Image path (optional)',
  story: 'Obituary text',
  storyHint: 'Double line breaks make new paragraphs.',
  builtIn: 'Nothing has been saved yet: visitors read the text under ‘Preview’. Saving replaces it.',
  seen: 'This is what visitors see.',
  seenBefore: 'Visitors still see what was saved before, until you save this.',
  save: 'Save Obituary',
  unsaved: 'Not saved yet.',
  restore: 'Restore built-in obituary',
  restoreQuestion: (isKept: boolean) => ({
    title: 'Restore the built-in obituary?',
    description: isKept
      ? 'Visitors read the built-in text again at once. For 30 days you can put back what you wrote here, and its picture, under ‘Recently deleted’; then they are gone for good.'
      : 'Visitors read the built-in text again. What you wrote here, and its picture, are lost.',
    confirm: 'Delete my text',
  }),
  restored: { title: 'Update successful', description: 'Visitors read the built-in obituary again.' },
  readingSettings: {
    loading: 'Loading the preview...',
    failed:
      'The preview needs the settings, which cannot be shown right now. What you typed here is not lost.',
  },
  noPhoto: 'No picture yet',
  updated: { title: 'Update successful', description: 'The obituary has been updated.' },
  updateFailed: { title: 'Update failed', description: 'Failed to update obituary.' },
})
