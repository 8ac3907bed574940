export default function SettingsTab() {
  return <p>His name, dates and the words of the site will be set here.</p>
}
