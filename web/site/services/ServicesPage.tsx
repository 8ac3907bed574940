import { findDir } from '../../../domain/direction.ts'
import { sortServices } from '../../../domain/calendar/serviceTime.ts'
import type { Service } from '../../../contract/memorial/services.ts'
import { isStaticCopy } from '../../api/isStaticCopy.ts'
import { joinReads, useRead } from '../../api/useRead.ts'
import { ServiceCard } from '../../services/ServiceCard.tsx'
import { presentService, type ServiceSettings } from '../../services/presentService.ts'
import { useNow } from '../../services/useNow.ts'
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary.tsx'
import { LoadFailure } from '../../ui/loading/LoadFailure.tsx'
import { useHydrated } from '../../ui/loading/useHydrated.ts'
import { WhenLoaded } from '../../ui/loading/WhenLoaded.tsx'
import { ServiceActions } from './ServiceActions.tsx'
import { PageLinks } from '../PageLinks.tsx'
import './services.css'
import { texts } from '../../../languages/en/visitors/services.ts'
import type { Settings } from '../../../contract/memorial/settings.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { LinkCodes } from '../../ui/LinkCodes.tsx'
import { LinkedText } from '../../ui/LinkedText.tsx'
import { typeset } from '../../ui/typeset.ts'

export default function ServicesPage() {
  const services = useRead('GET /api/services')
  const settings = useRead('GET /api/settings')
  const isLoading = !(services.isFetched && settings.isFetched)
  const { data: isComplete, error, retry } = joinReads([services, settings])
  return (
    <>
      <div className="services-page">
        <h1>{texts.title}</h1>
        {settings.data && <p className="services-name">{typeset(settings.data.name)}</p>}
        <p className="page-loading" role="status">
          {isLoading && !error ? texts.loading : ''}
        </p>
        {error && (
          <LoadFailure
            className="services-none"
            heading={!isComplete && <h2>{texts.failedTitle}</h2>}
            message={isComplete ? texts.outdated : texts.failed}
            onRetry={retry}
          />
        )}
        {services.data && settings.data && (
          <ServiceList services={services.data} isFetched={services.isFetched} settings={settings.data} />
        )}
        <ErrorBoundary>{settings.data && <Donation settings={settings.data} />}</ErrorBoundary>
      </div>
      <PageLinks />
    </>
  )
}

interface ServiceListProps {
  services: readonly Service[]
  isFetched: boolean
  settings: ServiceSettings
}

const ServiceList = ({ services, isFetched, settings }: ServiceListProps) => {
  const now = useNow()
  if (services.length === 0)
    return (
      <WhenLoaded isLoaded={isFetched}>
        <NoServices />
      </WhenLoaded>
    )
  return (
    <ul className="services-list">
      {sortServices(services, settings.timezone, now).map((service, index) => (
        <ErrorBoundary key={service.id}>
          <li>
            <PresentedService {...{ service, settings, now }} eager={index < 3} />
          </li>
        </ErrorBoundary>
      ))}
    </ul>
  )
}

interface PresentedServiceProps {
  service: Service
  settings: ServiceSettings
  now: number
  eager: boolean
}

const PresentedService = ({ service, settings, now, eager }: PresentedServiceProps) => {
  const view = presentService(service, settings, now, useHydrated())
  return (
    <ServiceCard service={view} eager={eager}>
      <ErrorBoundary>
        <ServiceActions service={view} id={service.id} />
      </ErrorBoundary>
    </ServiceCard>
  )
}

const NoServices = () => (
  <div className="services-none">
    <h2>{isStaticCopy ? texts.emptyCopyTitle : texts.emptyTitle}</h2>
    <p>{isStaticCopy ? texts.emptyCopy : texts.empty}</p>
  </div>
)

type DonationSettings = Pick<Settings, 'donationUrl' | 'donationCharity' | 'donationText' | 'ourDonation'>

const Donation = ({ settings }: { settings: DonationSettings }) => {
  const { donationUrl, donationCharity, donationText, ourDonation = [] } = settings
  if (!donationUrl && !donationText) return null
  return (
    <section
      className={classes('donation', ourDonation.includes('donationUrl') && 'unprinted')}
      aria-labelledby="donation"
    >
      <h2 id="donation">{texts.flowers}</h2>
      {donationText && (
        <p
          className={ourDonation.includes('donationText') ? 'unprinted' : undefined}
          dir={findDir(donationText)}
        >
          <LinkedText text={typeset(donationText)} />
        </p>
      )}
      {donationUrl && (
        <>
          <ButtonLink tone="primary" href={donationUrl} target="_blank" rel="noopener">
            {texts.donateTo(donationCharity)}
          </ButtonLink>
          <LinkCodes links={[donationUrl]} />
        </>
      )}
    </section>
  )
}
