import { sampleObituary } from '../../../languages/en/memorial/sampleObituary.ts'
import { chooseObituary } from '../../../contract/memorial/chooseObituary.ts'
import type { Obituary } from '../../../contract/memorial/obituary.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { joinReads, useRead } from '../../api/useRead.ts'
import { PathPicture } from '../../media/PathPicture.tsx'
import { LifeStory } from '../../obituary/LifeStory.tsx'
import { LoadFailure } from '../../ui/loading/LoadFailure.tsx'
import { PageLinks } from '../PageLinks.tsx'
import './obituary.css'
import { texts } from '../../../languages/en/visitors/obituary.ts'

const sizes =
  '(min-width: 125rem) 23.5rem, (min-width: 64rem) 19rem, (min-width: 48rem) 17rem, (min-width: 22rem) 22rem, 100vw'

export default function ObituaryPage() {
  const obituary = useRead('GET /api/obituary')
  const settings = useRead('GET /api/settings')
  const isLoading = !(obituary.isFetched && settings.isFetched)
  const { data: isComplete, error, retry } = joinReads([obituary, settings])
  return (
    <>
      <div className="obituary-page">
        <p className="page-loading" role="status">
          {isLoading && !error ? texts.loading : ''}
        </p>
        {error && (
          <LoadFailure
            className="obituary-failed"
            heading={!isComplete && <h1>{texts.failedTitle}</h1>}
            message={isComplete ? texts.outdated : texts.failed}
            onRetry={retry}
          />
        )}
        {obituary.data && settings.data && <Story obituary={obituary.data} settings={settings.data} />}
      </div>
      <PageLinks />
    </>
  )
}

const choosePicture = (obituary?: Obituary, settings?: Settings) =>
  obituary?.imagePath
    ? { path: obituary.imagePath, shape: obituary.imageShape }
    : { path: settings?.portraitPath ?? null, shape: settings?.portraitShape }

/** The obituary, or the sample text if the family has not saved an obituary yet. */
const Story = ({ obituary, settings }: { obituary: Obituary; settings: Settings }) => {
  const { name } = settings
  const { birthDate, deathDate } = settings.shownDates
  const { path, shape } = choosePicture(obituary, settings)
  return (
    <LifeStory
      {...{ name, birthDate, deathDate }}
      content={chooseObituary(obituary, sampleObituary)}
      paragraphLangs={obituary.paragraphLangs}
      picture={path && <PathPicture {...{ path, shape, sizes }} alt={name} />}
    />
  )
}
