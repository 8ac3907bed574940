import { inLanguage } from '../../contract/language.ts'

const en = {
  /** on the page for the case that none can be made */
  error: { title: 'One moment, please', again: 'Try again' },
  /** on pages that scripts draw */
  unscripted: {
    slideshow: 'The slideshow needs JavaScript and a newer browser.',
    login: 'The login needs JavaScript and a newer browser.',
    allPhotographs: 'See all photographs in the gallery',
    home: 'Home',
  },
  device: {
    /** 'Safari on an iPhone' */
    on: (browser: string, system: string) => `${browser} on ${system}`,
    browser: 'A browser',
    systems: {
      iPhone: 'an iPhone',
      iPad: 'an iPad',
      androidPhone: 'an Android phone',
      androidTablet: 'an Android tablet',
      windows: 'Windows',
      chromebook: 'a Chromebook',
      mac: 'a Mac',
      linux: 'Linux',
    },
  },
}

export const texts = inLanguage({ en })
