import { sentences } from '../grammar.ts'

export const texts = sentences({
  title: 'Memorial Services',
  add: 'Add Service',
  loading: 'Loading service information...',
  none: 'No memorial services available',
  failed: 'The services cannot be shown right now.',
  columns: { title: 'Title', date: 'Date', time: 'Time', location: 'Location', actions: 'Actions' },
  edit: 'Edit',
  delete: 'Delete',
  addTitle: 'Add Memorial Service',
  editTitle: 'Edit Memorial Service',
  create: 'Add Service',
  save: 'Save Changes',
  description: 'Description (optional)',
  imagePath: 'Image path (optional)',
  dateNotRead: 'Write it like March 18, 2025. TBD if it is not known yet.',
  whichTime: 'Please choose which time you mean.',
  timeNotRead: 'Write it like 2:00 PM - 6:00 PM. TBD if it is not known yet.',
  notKnown: 'Not known yet',
  /** the texts that the button writes, each of which is read as still to be determined */
  notKnownTexts: { date: 'TBD', time: 'TBD', location: 'TBD' },
  hints: {
    date: 'Such as March 18, 2025.',
    time: 'Such as 2:00 PM - 6:00 PM.',
    location: 'The address, as you would type it into a map.',
    imagePath: 'Without one, visitors see a drawing that suits the title.',
  },
  /** offered for a title, in their usual order; in English, the field is the plain one that was specified */
  usualTitles: [] as readonly string[],
  automatic: 'Automatic',
  missing: {
    title: 'Missing information',
    description: 'Please fill in all required fields (title, date, time, location).',
  },
  created: { title: 'Service created', description: 'The memorial service has been added successfully.' },
  createFailed: { title: 'Error', description: 'Failed to create the service. Please try again.' },
  updated: { title: 'Update successful', description: 'The memorial service has been updated.' },
  updateFailed: { title: 'Update failed', description: 'Failed to update service information.' },
  itemPhrase: (title: string) => `the memorial service “${title}”`,
  deleted: { title: 'Delete successful', description: 'The memorial service has been deleted.' },
  deleteFailed: { title: 'Delete failed', description: 'Failed to delete service.' },
  sampleBelow: 'Below the services, visitors still read our words, not yours:',
  preview: 'How visitors will see it',
})

interface ClockChangeFields {
  day: string
  zone: string
  from: string
  to: string
  time: string
}

/** The sentences below the inputs that say how the application reads the typed date and time. */
export const verdictTexts = sentences({
  works: (from: string, until: string, zone: string) =>
    `Add to Calendar will work: ${from}${until ? ` until ${until}` : ''}, ${zone}.`,
  tbd: 'Add to Calendar will say that the date or time is not settled yet.',
  noDate: 'Add to Calendar will not work: this date cannot be read. Write it like March 18, 2025.',
  answerDate: 'Please answer the question at the date.',
  answerTime: 'Please answer the question at the time.',
  noTime: 'Add to Calendar will not work: this time cannot be read. Write it like 2:00 PM - 6:00 PM.',
  past: 'This day is over: Directions and Add to Calendar will be switched off.',
  noAmOrPm: 'Please check the time: without AM or PM, it is read on a clock with 24 hours.',
  midnight: 'midnight',
  weekday: (date: string) => `Please check the weekday: it is ${date}.`,
  skipped: ({ day, zone, from, to, time }: ClockChangeFields) =>
    `On ${day}, clocks go from ${from} to ${to} (${zone}), so there is no ${time}. Please check the time.`,
  repeated: ({ day, zone, from, to, time }: ClockChangeFields) =>
    `On ${day}, clocks go back from ${from} to ${to} (${zone}), so ${time} comes twice. Calendars take the first; please check the time.`,
  ownZone: (zone: string) => `${zone}, as chosen.`,
  keywordZone: (zone: string) => `${zone}, because the title or location mentions California or ashes.`,
  defaultZone: (zone: string) => `${zone}, the usual one from Settings.`,
})
