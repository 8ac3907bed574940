import { inLanguage } from '../../../contract/language.ts'

const en = {
  session: {
    title: 'Admin Login',
    description: 'Your session has ended. Please sign in again: nothing you typed is lost.',
  },
  conflict: {
    title: 'Somebody changed this meanwhile',
    description: 'Both are here, so that nothing is lost. Which one shall stay?',
    of: (name: string) => `“${name}”: both are here, so that nothing is lost. Which one shall stay?`,
    mine: 'Yours',
    theirs: 'Theirs',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
    empty: 'empty',
    items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
    yes: 'Yes',
    no: 'No',
    fields: {
      title: 'Title',
      description: 'Description',
      date: 'Date',
      time: 'Time',
      location: 'Location',
      timezone: 'Time zone',
      imagePath: 'Picture',
      content: 'Text',
      name: 'Name',
      email: 'Email',
      answer: 'Answer',
      answeredBy: 'From',
      mediaIds: 'Media',
      approved: 'Approved',
      birthDate: 'Date of birth',
      deathDate: 'Date of death',
      tribute: 'Tribute',
      portraitPath: 'Portrait',
      donationUrl: 'Donation link',
      donationCharity: 'Charity',
      donationText: 'Words about the donation',
      moderation: 'New memories',
      keepDeleted: 'Keep what is deleted for 30 days',
      notifyEmail: 'Tell of new memories by e-mail to',
    } as Readonly<Record<string, string>>,
  },
}

export const texts = inLanguage({ en })
