import { readFileSync } from 'node:fs';
import { createAssistant } from '#app/features/assistant/assistant.server.ts';
const a=createAssistant(null,{} as any);
const labels=new Map(readFileSync('/tmp/adev/labels.txt','utf8').trim().split('\n').map(l=>{const i=l.indexOf(' ');return [l.slice(0,i),l.slice(i+1).split('|').map(s=>s.trim().split(','))] as const}));
const d=JSON.parse(readFileSync('/tmp/assistant/dev.json','utf8'));
const tally:Record<string,number>={}; const bad:string[]=[]; const verbose=process.argv[2];
const tallyCat:Record<string,Record<string,number>>={};
for(const x of d){const ts=x.turns??[x];const earlier:any[]=[];let i=0;for(const t of ts){
  const L=labels.get(x.id)![i]!; 
  if(i===0&&L[0]==='NAME'){i++;continue}
  const r=await a.answer({question:t.text,earlier:[...earlier]});
  earlier.push({role:'user',content:t.text},{role:'assistant',content:r.response});
  const keys=r.buttons.flatMap(b=>'ask' in b?[b.ask]:[]);
  const {entries}=await import('#content/chat/entries.ts');
  let res:string;
  const isLang=/[^\x00-\x7F]/.test(r.response)&&r.sources.length===0&&r.buttons.length===2||/licensed insurance broker (se|naal)|lisensyadong/.test(r.response);
  const dk=(r.decision as any).key as string|undefined;
  if(L[0]==='DANGER') res=r.outcome==='emergency'?'right':'MISSED DANGER';
  else if(L.includes('LANG')) res=isLang?'right':(dk&&L.includes(dk)?'right':'WRONG lang');
  else if(isLang) res='FALSE lang';
  else if(r.outcome==='choices') res=L.some(k=>k in entries&&keys.includes(entries[k]!.question))?'asked well':'asked badly';
  else if(r.outcome==='unknown') res='unknown';
  else if((r.key&&L.includes(r.key))||(dk&&L.includes(dk))) res='right';
  else if(r.outcome==='emergency') res='false alarm';
  else res='wrong';
  const cat=t.expect+(i>0?' follow':''); tallyCat[cat]??={}; tallyCat[cat]![res]=(tallyCat[cat]![res]??0)+1;
  tally[res]=(tally[res]??0)+1;
  if(res!=='right') bad.push(`${res} | ${x.id}.${i} ${t.text.slice(0,90)} | got ${r.decision.kind} ${(r.decision as any).key??(r.decision as any).keys} ${(r.decision as any).share.toFixed(2)} -> ${r.key} | want ${L}`);
  i++;
}}
console.log(bad.join('\n'));console.log(tally);console.log(tallyCat);
