import { sentences } from '../grammar.ts'

export const texts = sentences({
  zipName: (memorial: string) => `${memorial} - all originals.zip`,
  files: { report: 'REPORT.txt', captions: 'captions.csv' },
  folders: {
    gallery: 'Gallery',
    otherPictures: 'Other pictures',
    sent: 'Sent to you',
    music: 'Music',
    posters: 'Posters',
    shown: 'As shown',
  },
  captions: ['File', 'Title', 'Description', 'Author', 'Taken', 'Added', 'Sent as', 'People'],
  unreadable: 'it cannot be read',
  missing: 'it is missing',
  damaged: 'it is damaged: its length has changed',
})
