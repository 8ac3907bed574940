import { LoadFailure } from '../ui/loading/LoadFailure.tsx'
import { texts } from '../../languages/en/visitors/site.ts'
import './rendered-page.later.css'

/** Returns the HTML that the server rendered; null if it rendered none. Must be called before a script changes the page. */
export const readRenderedHtml = () => document.getElementById('main')?.innerHTML || null

/**
 * Takes the place of a page whose script has failed. Shows the server-rendered HTML, as readers without scripts see it, and an
 * error message.
 */
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
