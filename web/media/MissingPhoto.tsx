import { texts } from './texts.ts'

/** Says that the photograph in the address does not exist or is not public. */
export const MissingPhoto = () => <p className="photo-gone">{texts.gone}</p>
