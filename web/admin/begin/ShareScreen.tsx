import { useId } from 'react'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { reachOf } from '../../../domain/privateAddress.ts'
import { linkTo } from '../../api/urls.ts'
import { readPublicOrigin } from '../../api/origins.ts'
import { usePageData } from '../../api/pageData.ts'
import { useRead } from '../../api/useRead.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { texts as linkTexts } from '../../../languages/en/dashboard/share.ts'
import { dashboardTexts } from '../../../languages/en/dashboard/dashboard.ts'
import { texts as donationTexts } from '../../../languages/en/dashboard/donation.ts'
import { useUnanswered } from './questions.ts'
import { ScreenFrame } from './ScreenFrame.tsx'
import { linkToScreen, openScreen } from './screens.ts'
import { ShareFields } from './ShareFields.tsx'
import { shareTexts as texts, texts as allTexts } from '../../../languages/en/dashboard/begin.ts'

/**
 * The end of the conversation: link, code and a message, and what was left for later. Without a name, nothing is shared, and nor is
 * an address that nobody else can open: there is a note to the person who runs the server instead.
 */
export const ShareScreen = ({ settings }: { settings: Settings }) => {
  const id = useId()
  const unanswered = useUnanswered()
  const unansweredScreens = [
    ...unanswered.map((question) => ({ screen: question, label: allTexts.questions[question] })),
    ...(settings.samples?.includes('donation')
      ? [{ screen: 'services' as const, label: donationTexts.question }]
      : []),
  ]
  const link = readPublicOrigin(usePageData())
  const reach = reachOf(link)
  const asksForPassword = useRead('GET /api/access').data?.audience === 'password'
  const hasName = !unanswered.includes('name')
  const heading =
    hasName && reach !== 'everyone' ? (
      linkTexts.almostThere[reach]
    ) : (
      <>
        {unansweredScreens.length === 0 && <span>{texts.ready}</span>} {texts.now}
      </>
    )
  return (
    <ScreenFrame heading={heading} settings={settings}>
      {!hasName && <p className="begin-hint">{texts.nameFirst}</p>}
      {hasName && (
        <ShareFields
          link={link}
          name={settings.name}
          hint={asksForPassword ? linkTexts.asksForPassword : undefined}
        />
      )}
      {unansweredScreens.length > 0 && (
        <section className="begin-left" aria-labelledby={id}>
          <h2 id={id}>{texts.left}</h2>
          <ul>
            {unansweredScreens.map(({ screen, label }) => (
              <li key={label}>
                <a href={linkToScreen(screen)}>{label}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className="row begin-buttons">
        <ButtonLink href={linkTo('/')}>{dashboardTexts.visit}</ButtonLink>
        <Button className="bare" onClick={() => openScreen('access')}>
          {allTexts.back}
        </Button>
      </div>
    </ScreenFrame>
  )
}
