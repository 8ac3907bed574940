import { sentences } from '../grammar.ts'

export const texts = sentences({
  loading: 'Loading the link...',
  failed: 'The link cannot be shown right now.',
  purpose:
    'Anyone who has this link can send you photographs and videos, without a password. The family sees them first.',
  none: 'There is no link yet. An administrator can make one.',
  make: 'Make the Link',
  renew: 'Renew the Link',
  renewQuestion: {
    title: 'Renew the link?',
    description:
      'There will be a new link. The old one will stop working, and so will the cards and posters that are printed with it. What was sent stays.',
    confirm: 'Renew',
    cancel: 'Keep it',
  },
  renewed: { title: 'Link renewed', description: 'Please print the cards and posters again.' },
  renewFailed: { title: 'Not renewed', description: 'The link still works. Please try again.' },
  end: 'End the Link',
  endQuestion: {
    title: 'End the link?',
    description:
      'Nobody will be able to send photographs through it, and the cards and posters that are printed with it will stop working. What was sent stays.',
    confirm: 'End',
    cancel: 'Keep it',
  },
  ended: { title: 'Link ended', description: 'What was sent is still here.' },
  endFailed: { title: 'Not ended', description: 'The link still works. Please try again.' },
  onPoster: 'With the code to send photographs',
})
