export default function SlideshowPage() {
  return <h1>Slideshow</h1>
}
