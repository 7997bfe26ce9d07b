export default function GetQuote() {
  return <h1>Get a Free Quote</h1>;
}
