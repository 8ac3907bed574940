import { formatLifeDates } from './paragraphs.ts'
import { type CardSettings, SECONDS_PER_SLIDE } from './timeline.ts'

type OnOrOff = 'on' | 'off'
export interface ProgramSettings {
  name: string
  shownDates: { birthDate: string; deathDate: string }
  slideshowBeginning: OnOrOff
  slideshowEnd: string
  slideshowMemories: OnOrOff
  slideshowFilms: OnOrOff
  slideshowAsLongAsSongs: OnOrOff
  slideshowSideBySide: OnOrOff
  slideshowSeconds: string
  slideshowMusic: OnOrOff
  slideshowCaptions: OnOrOff
}
export interface ProgramMemory {
  name: string
  /** the passage of the memory that the family has chosen for the slideshow */
  slideshowSentence?: string | null
  approved: boolean
}

/** The family's choices for the slideshow, apart from the photographs. */
export interface Program {
  cards: CardSettings
  videos: boolean
  asLongAsSongs: boolean
  sideBySide: boolean
  /** the show at the service, and the film */
  service: { seconds: number; music: boolean; captions: boolean }
}

/** The program of a slideshow that has only photographs. */
export const plainProgram: Program = {
  cards: { beginning: null, end: '', memories: [] },
  videos: false,
  asLongAsSongs: false,
  sideBySide: false,
  service: { seconds: SECONDS_PER_SLIDE, music: true, captions: true },
}

export const buildProgram = (settings: ProgramSettings, memories: readonly ProgramMemory[] = []): Program => {
  const hasBeginning = settings.slideshowBeginning === 'on'
  const { birthDate, deathDate } = settings.shownDates
  return {
    cards: {
      beginning: hasBeginning ? { name: settings.name, dates: formatLifeDates(birthDate, deathDate) } : null,
      end: hasBeginning ? settings.slideshowEnd.trim() : '',
      memories: settings.slideshowMemories === 'on' ? memories.flatMap(toMemoryCards) : [],
    },
    videos: settings.slideshowFilms === 'on',
    asLongAsSongs: settings.slideshowAsLongAsSongs === 'on',
    sideBySide: settings.slideshowSideBySide === 'on',
    // a device may have stored the settings of an earlier version, which had none of these
    service: {
      seconds: Number(settings.slideshowSeconds) || SECONDS_PER_SLIDE,
      music: settings.slideshowMusic !== 'off',
      captions: settings.slideshowCaptions !== 'off',
    },
  }
}

const toMemoryCards = ({ slideshowSentence, name, approved }: ProgramMemory) =>
  slideshowSentence && approved ? [{ sentence: slideshowSentence, name }] : []
