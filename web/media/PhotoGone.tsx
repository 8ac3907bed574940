import { texts } from './texts.ts'

/** Where the address names a photograph that visitors cannot see, or no more. */
export const PhotoGone = () => <p className="photo-gone">{texts.gone}</p>
