import { LoadFailure } from '../ui/loading/LoadFailure.tsx'
import { texts } from './texts.ts'
import './rendered-page.later.css'

/** Reads the HTML that the server rendered, before a script changes it; null if the server rendered nothing. */
export const readRenderedHtml = () => document.getElementById('main')?.innerHTML || null

/** The HTML that the server rendered, as it is without scripts, and a message. Shown when the page's script has failed. */
export const RenderedPage = ({ html }: { html: string | null }) => (
  <>
    {/* oxlint-disable-next-line react/no-danger -- the server's own HTML */}
    {html && <div className="drawn-page" dangerouslySetInnerHTML={{ __html: html }} />}
    <LoadFailure
      className="partly-broken"
      message={html ? texts.partlyBroken : texts.broken}
      retryLabel={texts.reload}
      onRetry={() => location.reload()}
    />
  </>
)
