import { startServer } from '/work/main/tests/fixtures/server.ts';
const s = await startServer({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'silent' } });
const qs = ['What is DCPD?','is hail covered','how much does a super visa need','tools in my truck','who sees my data','give me a price','do I need a bond as a contractor'];
const t=[]; let token;
for (let i=0;i<420;i++){ const a=performance.now(); const r=await fetch(s.url+'/api/ai-chat',{method:'POST',headers:{'content-type':'application/json',...(token?{'x-chat-token':token}:{})},body:JSON.stringify({messages:[{role:'user',content:qs[i%qs.length]}]})}); await r.text(); token=r.headers.get('x-chat-token'); t.push(performance.now()-a); }
const first=t[0]; const w=t.slice(20).sort((a,b)=>a-b); console.log('first',first.toFixed(0),'p50',w[200].toFixed(1),'p99',w[Math.floor(w.length*.99)].toFixed(1));
await s.stop();
