export default function ServicesPage() {
  return <h1>Memorial Services</h1>
}
