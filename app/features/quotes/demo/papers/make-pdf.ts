/** A page of Letter size with a title, a band of colour and lines of text, as small as a PDF can be. */
export function makePdf(
  title: string,
  lines: readonly string[],
  isScripted = false,
): Uint8Array<ArrayBuffer> {
  const text = [
    '0.055 0.353 0.294 rg 0 740 612 52 re f',
    `BT /F2 20 Tf 1 1 1 rg 48 757 Td (${escaped(title)}) Tj ET`,
    'BT /F1 12 Tf 0.07 0.19 0.25 rg 18 TL 48 700 Td',
    ...lines.map((line) => `(${escaped(line)}) Tj T*`),
    'ET',
    'BT /F1 9 Tf 0.4 0.45 0.5 rg 48 40 Td (Sample for the demo. Nothing in it is true.) Tj ET',
  ].join('\n');
  const objects = [
    `<</Type/Catalog/Pages 2 0 R${isScripted ? '/OpenAction<</S/JavaScript/JS(app.alert\\(1\\))>>' : ''}>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R/F2 6 0 R>>>>>>',
    `<</Length ${text.length}>>stream\n${text}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold>>',
  ];
  let file = '%PDF-1.7\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

/** PDF's own signs in a text; the font has no others than those of ASCII here. */
function escaped(text: string): string {
  return text.replaceAll(/[\\()]/g, '\\$&').replaceAll(/[^\x20-\x7e]/g, '-');
}
