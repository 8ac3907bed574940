import type { ShownIn, ShownTexts } from '../shown.ts'
import type { MediaText } from './media.ts'

type Place =
  | 'gallery'
  | 'lightbox'
  | 'preview'
  | 'memory'
  | 'slideshow'
  | 'wall'
  | 'book'
  | 'captions.csv'
  | 'memorial.json'

/** Where people see these texts. The film shows what the slideshow shows, and the preview is the dashboard's. */
export const mediaShown = {
  title: {
    gallery: 'shown',
    lightbox: 'shown',
    preview: 'shown',
    memory: 'shown',
    slideshow: 'shown',
    wall: 'shown',
    book: 'shown',
    'captions.csv': 'shown',
    'memorial.json': 'shown',
  },
  description: {
    gallery: 'not shown: the photograph opens with it',
    lightbox: 'shown',
    preview: 'shown',
    memory: 'shown',
    slideshow: 'shown',
    wall: 'not shown: nobody could read it in a hall',
    book: 'shown',
    'captions.csv': 'shown',
    'memorial.json': 'shown',
  },
} as const satisfies ShownTexts<MediaText, Place>

export type MediaTextIn<P extends Place> = ShownIn<typeof mediaShown, P>
