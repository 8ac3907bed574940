import { zoneNames } from '../../../contract/calendar/zones.ts'
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
      searchEngines: 'May search engines show this memorial?',
      audience: 'Who may see this memorial?',
      nameInPreviews: 'Show his name when a link is shared in a chat',
      keepDeleted: 'Keep what is deleted for 30 days',
      notifyEmail: 'Tell of new memories by e-mail to',
    } as Readonly<Record<string, string>>,
    choices: {
      audience: {
        everyone: 'Everyone',
        link: 'Everyone who has the link',
        password: 'Whoever knows the family’s password',
      },
      moderation: {
        off: 'Appear at once',
        doubtful: 'Doubtful ones wait until you approve them',
        all: 'All wait until you approve them',
      },
      timezone: zoneNames,
      keepDeleted: { on: 'Yes', off: 'No' },
    } as Readonly<Record<string, Readonly<Record<string, string>>>>,
  },
}

export const texts = inLanguage({ en })
