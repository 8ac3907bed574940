import { linkTo } from '../../api/links.ts'
import { useRead } from '../../api/useRead.ts'
import { Notice } from '../../show/parts/Notice.tsx'
import { texts as shared } from '../../show/parts/texts.ts'
import { useSlides } from '../../show/useSlides.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Show } from './Show.tsx'
import { texts } from './texts.ts'
import '../../show/parts/show.css'

export default function SlideshowOldPage() {
  const { data: settings } = useRead('GET /api/settings')
  const { slides, unreachable } = useSlides()
  return (
    <div className="show night">
      <h1 className="unseen">{texts.title(settings?.name)}</h1>
      {slides?.length ? (
        <Show slides={slides} name={settings?.name ?? ''} />
      ) : slides ? (
        <Notice title={texts.empty} words={texts.emptyWords}>
          <ButtonLink href={linkTo('/admin')}>{texts.manage}</ButtonLink>
        </Notice>
      ) : unreachable ? (
        <Notice words={shared.unreachable} onRetry={unreachable.retry} />
      ) : (
        <Notice words={texts.loading} busy />
      )}
    </div>
  )
}
