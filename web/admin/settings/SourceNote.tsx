import { texts } from '../../../languages/en/dashboard/settings.ts'

/** The source code, which the license offers to everyone who uses the memorial. */
export const SourceNote = () => (
  <p className="foot-line">
    {texts.free} <a href="/source.tgz">{texts.source}</a>
  </p>
)
