import { texts } from '../../languages/en/visitors/media.ts'

/** A notice that the photograph named in the page's URL does not exist or is not public. */
export const MissingPhoto = () => <p className="photo-gone">{texts.gone}</p>
