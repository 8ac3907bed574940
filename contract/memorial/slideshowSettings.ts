import type { Setting } from './setting.ts'

const slideshow = { readers: 'visitors', memorialJson: null, section: 'slideshow' } as const
const onOrOff = { kind: 'switch', ...slideshow } as const

/** The settings of the show at the service and of the film. They are a part of the settings' list. */
export const slideshowSettings = {
  /**
   * whether the name and the dates are shown over the portrait before the first picture, and the closing sentence after the
   * last picture
   */
  slideshowBeginning: onOrOff,
  /** the family's closing sentence; if it is empty, the slideshow ends without one */
  slideshowEnd: {
    kind: 'line',
    maxLength: 300,
    builtIn: '',
    ...slideshow,
  },
  /** the seconds for each photograph at the service; elsewhere, each device chooses its own */
  slideshowSeconds: {
    kind: 'choice',
    builtIn: '5',
    ...slideshow,
    choices: ['3', '4', '5', '6', '8', '10', '12', '15', '20', '30'],
  },
  /** whether the pictures are timed so that they end together with the songs */
  slideshowAsLongAsSongs: onOrOff,
  /** whether the songs play, and whether titles and names are shown, at the service and in the film */
  slideshowMusic: { ...onOrOff, builtIn: 'on' },
  slideshowCaptions: { ...onOrOff, builtIn: 'on' },
  slideshowFilms: onOrOff,
  /** whether a passage from a memory is shown after every ten pictures; the family chooses these passages */
  slideshowMemories: onOrOff,
  /** whether two upright photographs are shown together on wide screens */
  slideshowSideBySide: onOrOff,
} as const satisfies Record<string, Setting>
