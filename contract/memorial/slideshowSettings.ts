import { inLanguage } from '../../domain/language.ts'
import type { Setting } from './setting.ts'

const slideshow = { readers: 'visitors', memorialJson: null, section: 'slideshow' } as const
const onOrOff = { kind: 'switch', ...slideshow } as const

const secondsChoices = {
  3: { label: '3' },
  4: { label: '4' },
  5: { label: '5' },
  6: { label: '6' },
  8: { label: '8' },
  10: { label: '10' },
  12: { label: '12' },
  15: { label: '15' },
  20: { label: '20' },
  30: { label: '30' },
} as const

/** The settings of the show at the service and of the film. They are a part of the settings' list. */
export const slideshowSettings = {
  /**
   * whether the name and the dates are shown over the portrait before the first picture, and the closing sentence after the
   * last picture
   */
  slideshowBeginning: { ...onOrOff, ...inLanguage({ en: { label: 'A beginning and an end' } }) },
  /** the family's closing sentence; if it is empty, the slideshow ends without one */
  slideshowEnd: {
    kind: 'line',
    maxLength: 300,
    builtIn: '',
    ...slideshow,
    ...inLanguage({
      en: {
        label: 'The sentence at the end',
        hint: 'One sentence from the family after the last picture, while the music fades. Leave empty for no closing sentence.',
      },
    }),
  },
  /** the seconds for each photograph at the service; elsewhere, each device chooses its own */
  slideshowSeconds: {
    kind: 'choice',
    builtIn: '5',
    ...slideshow,
    ...inLanguage({ en: { label: 'Seconds for each picture', choices: secondsChoices } }),
  },
  /** whether the pictures are timed so that they end together with the songs */
  slideshowAsLongAsSongs: { ...onOrOff, ...inLanguage({ en: { label: 'As long as the songs' } }) },
  /** whether the songs play, and whether titles and names are shown, at the service and in the film */
  slideshowMusic: { ...onOrOff, builtIn: 'on', ...inLanguage({ en: { label: 'Music' } }) },
  slideshowCaptions: { ...onOrOff, builtIn: 'on', ...inLanguage({ en: { label: 'Captions' } }) },
  slideshowFilms: { ...onOrOff, ...inLanguage({ en: { label: 'Include videos' } }) },
  /** whether a passage from a memory is shown after every ten pictures; the family chooses these passages */
  slideshowMemories: { ...onOrOff, ...inLanguage({ en: { label: 'Read from the memories' } }) },
  /** whether two upright photographs are shown together on wide screens */
  slideshowSideBySide: {
    ...onOrOff,
    ...inLanguage({ en: { label: 'Upright photographs side by side' } }),
  },
} as const satisfies Record<string, Setting>
